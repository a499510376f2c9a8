/**
 * @generated SignedSource<<027d559eab6142a772fd6502cb79bfc7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TipoPezzo = "ante" | "n_vetri" | "numero";
import type { FragmentRefs } from "relay-runtime";
export type PrevistoSection_previsto$data = {
  readonly giorno: string;
  readonly ordini: ReadonlyArray<{
    readonly minuti: number | null;
    readonly nomeCliente: string;
    readonly numeroCommessa: string;
    readonly pk: number;
    readonly prossima: {
      readonly attivitaNumero: TipoPezzo;
      readonly nome: string;
      readonly pezziEseguiti: number;
      readonly pezziTotali: number;
      readonly pk: number;
    } | null;
    readonly riferimento: string;
  }>;
  readonly " $fragmentType": "PrevistoSection_previsto";
};
export type PrevistoSection_previsto$key = {
  readonly " $data"?: PrevistoSection_previsto$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrevistoSection_previsto">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrevistoSection_previsto",
  "selections": [
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
      "concreteType": "OrdinePrevisto",
      "kind": "LinkedField",
      "name": "ordini",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "riferimento",
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
          "concreteType": "ProssimaLavorazione",
          "kind": "LinkedField",
          "name": "prossima",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nome",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "attivitaNumero",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PrevistoAlBanco",
  "abstractKey": null
};
})();

(node as any).hash = "90c351d9d4ff4e7013a79d255dd69c01";

export default node;
