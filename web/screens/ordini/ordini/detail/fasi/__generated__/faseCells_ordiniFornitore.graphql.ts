/**
 * @generated SignedSource<<03a5384a6a05ccf0cd1cbee856e8352a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type faseCells_ordiniFornitore$data = ReadonlyArray<{
  readonly dataArrivo: string | null;
  readonly dataConsegna: string | null;
  readonly fornitore: string;
  readonly pk: number;
  readonly stato: string;
  readonly " $fragmentType": "faseCells_ordiniFornitore";
}>;
export type faseCells_ordiniFornitore$key = ReadonlyArray<{
  readonly " $data"?: faseCells_ordiniFornitore$data;
  readonly " $fragmentSpreads": FragmentRefs<"faseCells_ordiniFornitore">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "faseCells_ordiniFornitore",
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
      "name": "fornitore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stato",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataConsegna",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataArrivo",
      "storageKey": null
    }
  ],
  "type": "OrdineFornitoreDiFase",
  "abstractKey": null
};

(node as any).hash = "ac72ad786a33eb434b38ab7d81c2ec93";

export default node;
