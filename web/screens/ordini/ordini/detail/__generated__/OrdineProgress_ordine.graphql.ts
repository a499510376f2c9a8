/**
 * @generated SignedSource<<af38ec07bf0cffd64d2c8546f6703ab3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoMargine = "rischio" | "sicuro" | "tardi";
import type { FragmentRefs } from "relay-runtime";
export type OrdineProgress_ordine$data = {
  readonly dataConsegna: string | null;
  readonly margine: number | null;
  readonly ordiniFornitore: ReadonlyArray<{
    readonly dataConsegna: string | null;
    readonly fornitore: {
      readonly nome: string;
    };
    readonly statoNome: string;
    readonly tipologia: string;
  }> | null;
  readonly pk: number;
  readonly ritardoMateriali: number;
  readonly schedulazione: {
    readonly fasi: ReadonlyArray<{
      readonly fine: string;
      readonly inizio: string;
      readonly nomeFase: string;
    }>;
  } | null;
  readonly statoMargine: StatoMargine | null;
  readonly " $fragmentType": "OrdineProgress_ordine";
};
export type OrdineProgress_ordine$key = {
  readonly " $data"?: OrdineProgress_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdineProgress_ordine">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataConsegna",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdineProgress_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "margine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ritardoMateriali",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statoMargine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SchedulazioneOrdine",
      "kind": "LinkedField",
      "name": "schedulazione",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SchedulazioneFase",
          "kind": "LinkedField",
          "name": "fasi",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nomeFase",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "inizio",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fine",
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
      "concreteType": "OrdineFornitore",
      "kind": "LinkedField",
      "name": "ordiniFornitore",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipologia",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "statoNome",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Fornitore",
          "kind": "LinkedField",
          "name": "fornitore",
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
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};
})();

(node as any).hash = "8f9ff124d2860104abe587c7643bc58f";

export default node;
