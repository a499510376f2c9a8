/**
 * @generated SignedSource<<aba40b513564fafb60c82516e7b01942>>
 * @relayHash b8f498fb19b1991061d076ee0d92e96b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e48b6476b1b8d16c9c6cbdae764d1906964a0cbdde5f0c9f9fd30d446b4e80e6

import type { ConcreteRequest } from 'relay-runtime';
export type ordiniChoicesQuery$variables = Record<PropertyKey, never>;
export type ordiniChoicesQuery$data = {
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
export type ordiniChoicesQuery = {
  response: ordiniChoicesQuery$data;
  variables: ordiniChoicesQuery$variables;
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
    "name": "ordiniChoicesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ordiniChoicesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "e48b6476b1b8d16c9c6cbdae764d1906964a0cbdde5f0c9f9fd30d446b4e80e6",
    "metadata": {},
    "name": "ordiniChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4f8e7ca0b5e152c924499936d44eaca1";

export default node;
