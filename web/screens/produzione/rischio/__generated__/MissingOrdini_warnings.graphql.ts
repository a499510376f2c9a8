/**
 * @generated SignedSource<<a6066fae92e0330178cabc2f2f0fd5f7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MissingOrdini_warnings$data = {
  readonly mancanti: ReadonlyArray<{
    readonly materiali: ReadonlyArray<{
      readonly materiale: string;
      readonly necessarioIl: string | null;
      readonly ordinareEntro: string | null;
    }>;
    readonly ordine: {
      readonly cliente: {
        readonly nome: string;
      };
      readonly dataConsegna: string | null;
      readonly numeroCommessa: string;
      readonly pk: number;
    };
  }>;
  readonly " $fragmentType": "MissingOrdini_warnings";
};
export type MissingOrdini_warnings$key = {
  readonly " $data"?: MissingOrdini_warnings$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingOrdini_warnings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MissingOrdini_warnings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrdineIncompleto",
      "kind": "LinkedField",
      "name": "mancanti",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrdineAvvisato",
          "kind": "LinkedField",
          "name": "ordine",
          "plural": false,
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
              "name": "numeroCommessa",
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
              "concreteType": "ClienteAvvisato",
              "kind": "LinkedField",
              "name": "cliente",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MaterialeDaOrdinare",
          "kind": "LinkedField",
          "name": "materiali",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "materiale",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "necessarioIl",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ordinareEntro",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WarningsOrdiniFornitore",
  "abstractKey": null
};

(node as any).hash = "7ecc82a54c90ee0a402a17fac8380333";

export default node;
