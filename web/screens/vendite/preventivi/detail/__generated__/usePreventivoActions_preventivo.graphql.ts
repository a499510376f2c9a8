/**
 * @generated SignedSource<<ee4e5dadb1e87f8648477b66c03a2df3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ColoreStato = "attenzione" | "info" | "negativo" | "neutro" | "positivo";
import type { FragmentRefs } from "relay-runtime";
export type usePreventivoActions_preventivo$data = {
  readonly agente: {
    readonly pk: number;
    readonly user: {
      readonly nome: string;
    };
  } | null;
  readonly eliminato: boolean;
  readonly emailInviataAgenteIl: string | null;
  readonly emailInviataIl: string | null;
  readonly id: string;
  readonly nomeCognome: string;
  readonly pk: number;
  readonly stato: {
    readonly colore: ColoreStato;
    readonly pk: number;
    readonly stato: string;
  } | null;
  readonly " $fragmentType": "usePreventivoActions_preventivo";
};
export type usePreventivoActions_preventivo$key = {
  readonly " $data"?: usePreventivoActions_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePreventivoActions_preventivo">;
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
  "name": "usePreventivoActions_preventivo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nomeCognome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eliminato",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailInviataIl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailInviataAgenteIl",
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
        (v0/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Agente",
      "kind": "LinkedField",
      "name": "agente",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
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
  "type": "Preventivo",
  "abstractKey": null
};
})();

(node as any).hash = "af5241dc4f96bd1a4f8dff036e465eee";

export default node;
