/**
 * @generated SignedSource<<0500bc2608120367322165259597c45b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PianificazionePage_analisi$data = {
  readonly creataDa: string | null;
  readonly creataIl: string;
  readonly nome: string;
  readonly numeroOrdini: number;
  readonly pk: number;
  readonly postazioni: ReadonlyArray<{
    readonly campi: ReadonlyArray<string>;
    readonly minuti: number;
    readonly ordini: ReadonlyArray<{
      readonly minuti: number | null;
      readonly ordine: {
        readonly dataConsegna: string | null;
        readonly inizioBanchi: string | null;
        readonly nomeCliente: string;
        readonly numeroCommessa: string;
        readonly numeroSerramenti: number;
        readonly pk: number;
        readonly riferimento: string;
        readonly senzaMisure: boolean;
      };
    }>;
    readonly postazione: string;
  }>;
  readonly puoPianificare: boolean;
  readonly " $fragmentType": "PianificazionePage_analisi";
};
export type PianificazionePage_analisi$key = {
  readonly " $data"?: PianificazionePage_analisi$data;
  readonly " $fragmentSpreads": FragmentRefs<"PianificazionePage_analisi">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "minuti",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PianificazionePage_analisi",
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
      "name": "creataIl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creataDa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroOrdini",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "puoPianificare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PostazioneAnalisi",
      "kind": "LinkedField",
      "name": "postazioni",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "postazione",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "campi",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "OrdineAnalisi",
          "kind": "LinkedField",
          "name": "ordini",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "OrdineDiAnalisi",
              "kind": "LinkedField",
              "name": "ordine",
              "plural": false,
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
                  "name": "riferimento",
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
                  "name": "numeroSerramenti",
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
                  "name": "senzaMisure",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "inizioBanchi",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AnalisiPostazione",
  "abstractKey": null
};
})();

(node as any).hash = "00f5712eb67755feaaaf7e32b01995dd";

export default node;
