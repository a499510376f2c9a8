/**
 * @generated SignedSource<<23bd48effd659cf64698a9bc3fb1e4ce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdiniWithoutArrivals_warnings$data = {
  readonly attivitaSenzaArrivi: ReadonlyArray<{
    readonly attivita: number;
    readonly lavorazioni: ReadonlyArray<string>;
    readonly materiali: ReadonlyArray<{
      readonly materiale: string;
      readonly ordinato: boolean;
    }>;
    readonly ordine: {
      readonly cliente: {
        readonly nome: string;
      };
      readonly dataConsegna: string | null;
      readonly numeroCommessa: string;
      readonly pk: number;
    };
    readonly ultimaAttivita: string;
  }>;
  readonly " $fragmentType": "OrdiniWithoutArrivals_warnings";
};
export type OrdiniWithoutArrivals_warnings$key = {
  readonly " $data"?: OrdiniWithoutArrivals_warnings$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdiniWithoutArrivals_warnings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdiniWithoutArrivals_warnings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrdineSenzaArrivi",
      "kind": "LinkedField",
      "name": "attivitaSenzaArrivi",
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
          "concreteType": "MaterialeNonArrivato",
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
              "name": "ordinato",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attivita",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ultimaAttivita",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lavorazioni",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WarningsOrdiniFornitore",
  "abstractKey": null
};

(node as any).hash = "c32ec612e270315a1decd48d84629274";

export default node;
