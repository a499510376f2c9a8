/**
 * @generated SignedSource<<b3e2ffe832890eaaa050c71ab89fbb87>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoPezzo = "ante" | "n_vetri" | "numero";
import type { FragmentRefs } from "relay-runtime";
export type StandingCards_ferme$data = ReadonlyArray<{
  readonly attivitaNumero: TipoPezzo;
  readonly dal: string;
  readonly lavorazione: string;
  readonly nomeCliente: string;
  readonly numeroCommessa: string;
  readonly ordinePk: number | null;
  readonly pezziEseguiti: number;
  readonly pezziTotali: number;
  readonly " $fragmentType": "StandingCards_ferme";
}>;
export type StandingCards_ferme$key = ReadonlyArray<{
  readonly " $data"?: StandingCards_ferme$data;
  readonly " $fragmentSpreads": FragmentRefs<"StandingCards_ferme">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "StandingCards_ferme",
  "selections": [
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
      "name": "dal",
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
  "type": "LavorazioneFerma",
  "abstractKey": null
};

(node as any).hash = "c932aa6ee9314e885f301a89b267e517";

export default node;
