/**
 * @generated SignedSource<<d505c298780a8a9cae9cd0caaf2f623a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoPezzo = "ante" | "n_vetri" | "numero";
import type { FragmentRefs } from "relay-runtime";
export type InCorsoCards_inCorso$data = ReadonlyArray<{
  readonly attivitaNumero: TipoPezzo;
  readonly giorno: string;
  readonly lavorazione: string;
  readonly minuti: number | null;
  readonly nomeCliente: string;
  readonly numeroCommessa: string;
  readonly operatore: string;
  readonly oraInizio: string | null;
  readonly ordinePk: number | null;
  readonly passo: string;
  readonly pezziEseguiti: number;
  readonly pezziTotali: number;
  readonly pk: number;
  readonly postazioni: ReadonlyArray<string>;
  readonly teorico: number;
  readonly " $fragmentType": "InCorsoCards_inCorso";
}>;
export type InCorsoCards_inCorso$key = ReadonlyArray<{
  readonly " $data"?: InCorsoCards_inCorso$data;
  readonly " $fragmentSpreads": FragmentRefs<"InCorsoCards_inCorso">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InCorsoCards_inCorso",
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
      "name": "operatore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postazioni",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ordinePk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroCommessa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeCliente",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lavorazione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "giorno",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oraInizio",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minuti",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "teorico",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pezziTotali",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pezziEseguiti",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attivitaNumero",
      "storageKey": null
    }
  ],
  "type": "LavoroInCorso",
  "abstractKey": null
};

(node as any).hash = "f81e750de2a2a6f4a0197339c5a50938";

export default node;
