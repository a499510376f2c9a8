/**
 * @generated SignedSource<<e11088b16b1aee6de3fb0ac44d9e948b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
import type { FragmentRefs } from "relay-runtime";
export type ClienteActivity_scheda$data = {
  readonly anni: ReadonlyArray<{
    readonly anno: number;
    readonly netto: number | null;
    readonly ordini: number;
    readonly serramenti: number;
  }>;
  readonly preventivi: ReadonlyArray<{
    readonly dataCreazione: string;
    readonly famiglia: {
      readonly nome: string;
    };
    readonly pk: number;
    readonly stato: {
      readonly colore: ColoreStato;
      readonly stato: string;
    } | null;
    readonly totaleQuantita: number;
  }>;
  readonly " $fragmentType": "ClienteActivity_scheda";
};
export type ClienteActivity_scheda$key = {
  readonly " $data"?: ClienteActivity_scheda$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClienteActivity_scheda">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClienteActivity_scheda",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AnnoCliente",
      "kind": "LinkedField",
      "name": "anni",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "anno",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ordini",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serramenti",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "netto",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Preventivo",
      "kind": "LinkedField",
      "name": "preventivi",
      "plural": true,
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
          "name": "dataCreazione",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totaleQuantita",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Famiglia",
          "kind": "LinkedField",
          "name": "famiglia",
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
          "concreteType": "StatoPreventivo",
          "kind": "LinkedField",
          "name": "stato",
          "plural": false,
          "selections": [
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
              "name": "colore",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SchedaCliente",
  "abstractKey": null
};

(node as any).hash = "1e6a3dc584193ecb99bfa543acbdf379";

export default node;
