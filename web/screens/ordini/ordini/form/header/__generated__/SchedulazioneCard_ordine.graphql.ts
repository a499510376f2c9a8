/**
 * @generated SignedSource<<28f6b5074d5d38709416f57d7ee3ab35>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SchedulazioneCard_ordine$data = {
  readonly etichettaSchedulazione: string;
  readonly pk: number;
  readonly versione: number;
  readonly " $fragmentType": "SchedulazioneCard_ordine";
};
export type SchedulazioneCard_ordine$key = {
  readonly " $data"?: SchedulazioneCard_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"SchedulazioneCard_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SchedulazioneCard_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "versione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "etichettaSchedulazione",
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "cf2f74cc792b27d4ba126c578c5a877b";

export default node;
