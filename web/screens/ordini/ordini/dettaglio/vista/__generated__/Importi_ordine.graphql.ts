/**
 * @generated SignedSource<<0f4057f5844fce5458880bb9c166aae7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Importi_ordine$data = {
  readonly listino: number | null;
  readonly netto: number | null;
  readonly sconto: number | null;
  readonly " $fragmentType": "Importi_ordine";
};
export type Importi_ordine$key = {
  readonly " $data"?: Importi_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"Importi_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Importi_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listino",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sconto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netto",
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "b8f8de344f6c1d6faccc88231dcc8e17";

export default node;
