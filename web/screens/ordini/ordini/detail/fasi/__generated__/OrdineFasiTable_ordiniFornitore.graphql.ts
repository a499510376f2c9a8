/**
 * @generated SignedSource<<a584f53f598f2f1823597fdd93804e9f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdineFasiTable_ordiniFornitore$data = ReadonlyArray<{
  readonly dataArrivo: string | null;
  readonly dataConsegna: string | null;
  readonly fornitore: string;
  readonly pk: number;
  readonly stato: string;
  readonly " $fragmentType": "OrdineFasiTable_ordiniFornitore";
}>;
export type OrdineFasiTable_ordiniFornitore$key = ReadonlyArray<{
  readonly " $data"?: OrdineFasiTable_ordiniFornitore$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdineFasiTable_ordiniFornitore">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OrdineFasiTable_ordiniFornitore",
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

(node as any).hash = "fbadc9df0eaff6feda9ca98e60233f87";

export default node;
