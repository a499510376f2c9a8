/**
 * @generated SignedSource<<2b3a4247f1f592845a3619e2ec8ab6c7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OfficinaWork_attivita$data = {
  readonly aperte: {
    readonly nodes: ReadonlyArray<{
      readonly data: string;
      readonly lavorazione: {
        readonly nome: string;
      };
      readonly oraInizio: string | null;
      readonly ordine: {
        readonly nomeCliente: string;
        readonly numeroCommessa: string;
      } | null;
      readonly pk: number;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "OfficinaWork_attivita";
};
export type OfficinaWork_attivita$key = {
  readonly " $data"?: OfficinaWork_attivita$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfficinaWork_attivita">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfficinaWork_attivita",
  "selections": [
    {
      "alias": "aperte",
      "args": [
        {
          "kind": "Literal",
          "name": "filtro",
          "value": {
            "aperte": true
          }
        },
        {
          "kind": "Literal",
          "name": "ordinamento",
          "value": [
            "DATA_DESC"
          ]
        },
        {
          "kind": "Literal",
          "name": "perPagina",
          "value": 6
        }
      ],
      "concreteType": "MieAttivitaConnection",
      "kind": "LinkedField",
      "name": "mieAttivita",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Attivita",
          "kind": "LinkedField",
          "name": "nodes",
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
              "name": "data",
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
              "concreteType": "Lavorazione",
              "kind": "LinkedField",
              "name": "lavorazione",
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
              "concreteType": "OrdineDellAttivita",
              "kind": "LinkedField",
              "name": "ordine",
              "plural": false,
              "selections": [
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "mieAttivita(filtro:{\"aperte\":true},ordinamento:[\"DATA_DESC\"],perPagina:6)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "24c3bad70a03bda77a5d95573c8eb4a7";

export default node;
