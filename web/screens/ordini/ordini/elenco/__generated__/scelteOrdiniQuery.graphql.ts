/**
 * @generated SignedSource<<80465832e9b0b7a2c45cddb6d0b56844>>
 * @relayHash 37c016919a8f31dfa29c6e4dd28bfce2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5dc802a39fcd29fd6e1e0ef5b21f4c5247a7d08bc988077ae7230244bc9d1c6

import type { ConcreteRequest } from 'relay-runtime';
export type scelteOrdiniQuery$variables = Record<PropertyKey, never>;
export type scelteOrdiniQuery$data = {
  readonly dominioOrdini: {
    readonly agenti: ReadonlyArray<{
      readonly pk: number;
      readonly user: {
        readonly nome: string;
      };
    }> | null;
    readonly codiciSistema: ReadonlyArray<string>;
    readonly fasi: ReadonlyArray<string>;
    readonly stati: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
    }>;
  };
  readonly vociCheckList: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
  }>;
};
export type scelteOrdiniQuery = {
  response: scelteOrdiniQuery$data;
  variables: scelteOrdiniQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "name": "nome",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DominioOrdini",
    "kind": "LinkedField",
    "name": "dominioOrdini",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "stati",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Agente",
        "kind": "LinkedField",
        "name": "agenti",
        "plural": true,
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
              (v1/*:: as any*/)
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
        "name": "codiciSistema",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fasi",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "VoceCheckList",
    "kind": "LinkedField",
    "name": "vociCheckList",
    "plural": true,
    "selections": (v2/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "scelteOrdiniQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "scelteOrdiniQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "d5dc802a39fcd29fd6e1e0ef5b21f4c5247a7d08bc988077ae7230244bc9d1c6",
    "metadata": {},
    "name": "scelteOrdiniQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dd93911710f314e8de6ff7487badba83";

export default node;
