/**
 * @generated SignedSource<<52aa1a43f05ae0395e6d3ddd0a352678>>
 * @relayHash 418b934d010bb242845a9b4fab86709b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb9d59ac1cb3c7ab8f04464198701971b8c2af8f11867d3dac1deb63a4bbfeae

import type { ConcreteRequest } from 'relay-runtime';
export type TokenPageQuery$variables = Record<PropertyKey, never>;
export type TokenPageQuery$data = {
  readonly apiTokens: ReadonlyArray<{
    readonly creatoDa: {
      readonly nome: string;
      readonly pk: number;
      readonly username: string;
    };
    readonly creatoIl: string;
    readonly introspezione: boolean;
    readonly motivoNonValido: string | null;
    readonly nome: string;
    readonly pk: number;
    readonly prefisso: string;
    readonly revocatoIl: string | null;
    readonly scadeIl: string;
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
v3 = [
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
        "name": "scadeIl",
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
        "kind": "ScalarField",
        "name": "motivoNonValido",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UtentePerToken",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UtentePerToken",
        "kind": "LinkedField",
        "name": "creatoDa",
        "plural": false,
        "selections": (v2/*:: as any*/),
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
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TokenPageQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "eb9d59ac1cb3c7ab8f04464198701971b8c2af8f11867d3dac1deb63a4bbfeae",
    "metadata": {},
    "name": "TokenPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "28dfe05692d9e0dbfced01226366bb7e";

export default node;
