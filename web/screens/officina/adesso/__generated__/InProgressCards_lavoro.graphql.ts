/**
 * @generated SignedSource<<ffb34182dc86858310d0987b47720344>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoPezzo = "ante" | "n_vetri" | "numero";
import type { FragmentRefs } from "relay-runtime";
export type InProgressCards_lavoro$data = {
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
  readonly " $fragmentType": "InProgressCards_lavoro";
};
export type InProgressCards_lavoro$key = {
  readonly " $data"?: InProgressCards_lavoro$data;
  readonly " $fragmentSpreads": FragmentRefs<"InProgressCards_lavoro">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InProgressCards_lavoro",
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

(node as any).hash = "fc92a568b65ff209b345a0913baf8f2a";

export default node;
