/**
 * @generated SignedSource<<83dda4cd48427f24f0e35bce1951c43f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TabellaFasi_ordiniFornitore$data = ReadonlyArray<{
  readonly dataArrivo: string | null;
  readonly dataConsegna: string | null;
  readonly fornitore: string;
  readonly pk: number;
  readonly stato: string;
  readonly " $fragmentType": "TabellaFasi_ordiniFornitore";
}>;
export type TabellaFasi_ordiniFornitore$key = ReadonlyArray<{
  readonly " $data"?: TabellaFasi_ordiniFornitore$data;
  readonly " $fragmentSpreads": FragmentRefs<"TabellaFasi_ordiniFornitore">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TabellaFasi_ordiniFornitore",
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

(node as any).hash = "80f1b141e651a5f1d43b5e32927e3aa8";

export default node;
