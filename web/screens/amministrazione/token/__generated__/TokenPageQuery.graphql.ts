/**
 * @generated SignedSource<<c0fc67aeaccb8c719d4654a29a043ec8>>
 * @relayHash cac2bdd1ba54e0fc236fb3c4c819a95d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1734145a59dbbdc2bbb953b28d672af0c2e9adc36dd1e22d63e3314843f850ac

import type { ConcreteRequest } from 'relay-runtime';
export type TokenPageQuery$variables = Record<PropertyKey, never>;
export type TokenPageQuery$data = {
  readonly apiTokens: ReadonlyArray<{
    readonly creatoIl: string;
    readonly introspezione: boolean;
    readonly nome: string;
    readonly pk: number;
    readonly prefisso: string;
    readonly revocatoIl: string | null;
    readonly scrittura: boolean;
    readonly ultimoUso: string | null;
    readonly user: {
      readonly nome: string;
      readonly pk: number;
      readonly username: string;
    };
  }>;
};
export type TokenPageQuery = {
  response: TokenPageQuery$data;
  variables: TokenPageQuery$variables;
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
  {
    "alias": null,
    "args": null,
    "concreteType": "ApiToken",
    "kind": "LinkedField",
    "name": "apiTokens",
    "plural": true,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "prefisso",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "scrittura",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "introspezione",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "creatoIl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ultimoUso",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "revocatoIl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UtentePerToken",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "TokenPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TokenPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "1734145a59dbbdc2bbb953b28d672af0c2e9adc36dd1e22d63e3314843f850ac",
    "metadata": {},
    "name": "TokenPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6ef14747b7ee3d31ace65a4aac597a8a";

export default node;
