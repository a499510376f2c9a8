/**
 * @generated SignedSource<<7ab2f122dbede95b74f932c5d73b76a3>>
 * @relayHash 2d78e56b10ae589e9b4fff3edeacb77f
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 833b7ea552c6f9d17508465f169bf1752af849773f4d7481a9fd99dd5d58b2e0

import type { ConcreteRequest } from 'relay-runtime';
export type PasswordPageQuery$variables = {
  pk: number;
};
export type PasswordPageQuery$data = {
  readonly userAdmin: {
    readonly nome: string;
    readonly pk: number;
  } | null;
};
export type PasswordPageQuery = {
  response: PasswordPageQuery$data;
  variables: PasswordPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PasswordPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserAdmin",
        "kind": "LinkedField",
        "name": "userAdmin",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasswordPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UserAdmin",
        "kind": "LinkedField",
        "name": "userAdmin",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "833b7ea552c6f9d17508465f169bf1752af849773f4d7481a9fd99dd5d58b2e0",
    "metadata": {},
    "name": "PasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c2c734b2a29bbda416062f9e5dcdc62";

export default node;
