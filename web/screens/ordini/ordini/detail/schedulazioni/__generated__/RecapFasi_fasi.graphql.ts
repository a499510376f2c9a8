/**
 * @generated SignedSource<<798a0550eebfcd5f345024fb2ba4ab41>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecapFasi_fasi$data = ReadonlyArray<{
  readonly durata: number | null;
  readonly fine: string | null;
  readonly fornitore: {
    readonly nome: string;
  } | null;
  readonly inizio: string | null;
  readonly isNeeded: boolean;
  readonly nomeFase: string;
  readonly spiegazione: ReadonlyArray<{
    readonly codice: string;
    readonly testo: string;
  }>;
  readonly unit: string;
  readonly " $fragmentType": "RecapFasi_fasi";
}>;
export type RecapFasi_fasi$key = ReadonlyArray<{
  readonly " $data"?: RecapFasi_fasi$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecapFasi_fasi">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "RecapFasi_fasi",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeFase",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isNeeded",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inizio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durata",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FornitoreFase",
      "kind": "LinkedField",
      "name": "fornitore",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MotivoFase",
      "kind": "LinkedField",
      "name": "spiegazione",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "testo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FaseScheduler",
  "abstractKey": null
};

(node as any).hash = "1a148697b7427bac9335797a7d5d1ffc";

export default node;
