/**
 * @generated SignedSource<<2120b29eec8f0c240767a4b37bcb4e76>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoPezzo = "ante" | "n_vetri" | "numero";
import type { FragmentRefs } from "relay-runtime";
export type InCorsoCards_lavoro$data = {
  readonly attivitaNumero: TipoPezzo;
  readonly chiusura: string | null;
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
  readonly teorico: number;
  readonly " $fragmentType": "InCorsoCards_lavoro";
};
export type InCorsoCards_lavoro$key = {
  readonly " $data"?: InCorsoCards_lavoro$data;
  readonly " $fragmentSpreads": FragmentRefs<"InCorsoCards_lavoro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InCorsoCards_lavoro",
  "selections": [
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
      "name": "chiusura",
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

(node as any).hash = "a6a2b0de7b5b6238f7ccc32274467b4f";

export default node;
