/**
 * @generated SignedSource<<79575c12700d35a0bc08820a71afda3c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrimaDataFasi_fasi$data = ReadonlyArray<{
  readonly fine: string | null;
  readonly inizio: string | null;
  readonly nomeFase: string;
  readonly spiegazione: ReadonlyArray<{
    readonly codice: string;
    readonly testo: string;
  }>;
  readonly " $fragmentType": "PrimaDataFasi_fasi";
}>;
export type PrimaDataFasi_fasi$key = ReadonlyArray<{
  readonly " $data"?: PrimaDataFasi_fasi$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrimaDataFasi_fasi">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PrimaDataFasi_fasi",
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

(node as any).hash = "c34209fcf3765fee630f1259e41a4b52";

export default node;
