/**
 * @generated SignedSource<<bb6375cbeb964744853953351006ead9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdiniAtRisk_warnings$data = {
  readonly aRischio: ReadonlyArray<{
    readonly fornitore: string;
    readonly giorni: number;
    readonly materiale: string;
    readonly necessarioIl: string;
    readonly nuovaFine: string | null;
    readonly ordine: {
      readonly cliente: {
        readonly nome: string;
      };
      readonly dataConsegna: string | null;
      readonly numeroCommessa: string;
      readonly pk: number;
    };
    readonly ordineFornitore: number;
    readonly previsto: string;
    readonly ritardo: number | null;
  }>;
  readonly " $fragmentType": "OrdiniAtRisk_warnings";
};
export type OrdiniAtRisk_warnings$key = {
  readonly " $data"?: OrdiniAtRisk_warnings$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdiniAtRisk_warnings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdiniAtRisk_warnings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrdineARischio",
      "kind": "LinkedField",
      "name": "aRischio",
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
          "kind": "ScalarField",
          "name": "ordineFornitore",
          "storageKey": null
        },
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
          "name": "fornitore",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "previsto",
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
          "name": "giorni",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nuovaFine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ritardo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WarningsOrdiniFornitore",
  "abstractKey": null
};

(node as any).hash = "286c055b0bf73c7280e48fe142bcd474";

export default node;
