/**
 * @generated SignedSource<<33d8dc93afd36cf7cf4e280c2de05175>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdineViewTab_ordine$data = {
  readonly note: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"CommessaData_ordine" | "OrdineAmounts_ordine" | "ProduzioneData_ordine" | "RigheView_ordine" | "SchedulazioneCard_ordine">;
  readonly " $fragmentType": "OrdineViewTab_ordine";
};
export type OrdineViewTab_ordine$key = {
  readonly " $data"?: OrdineViewTab_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdineViewTab_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdineViewTab_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CommessaData_ordine"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProduzioneData_ordine"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrdineAmounts_ordine"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SchedulazioneCard_ordine"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RigheView_ordine"
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "fffe734e133ee9c03c4a97f2f6e868cb";

export default node;
