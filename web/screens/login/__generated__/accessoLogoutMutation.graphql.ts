/**
 * @generated SignedSource<<9c2f2ace1a765aaa079e1f061f82dadf>>
 * @relayHash b19d7d7e78d2069786c8afd278fee4ee
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0af2d92308837ac39d4cc7beca8b4c4b78f1967850c0fbde4338741c3b251050

import type { ConcreteRequest } from 'relay-runtime';
export type accessoLogoutMutation$variables = Record<PropertyKey, never>;
export type accessoLogoutMutation$data = {
  readonly logout: {
    readonly fatto: boolean;
  };
};
export type accessoLogoutMutation = {
  response: accessoLogoutMutation$data;
  variables: accessoLogoutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "input",
        "value": {}
      }
    ],
    "concreteType": "LogoutPayload",
    "kind": "LinkedField",
    "name": "logout",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fatto",
        "storageKey": null
      }
    ],
    "storageKey": "logout(input:{})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "accessoLogoutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "accessoLogoutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "0af2d92308837ac39d4cc7beca8b4c4b78f1967850c0fbde4338741c3b251050",
    "metadata": {},
    "name": "accessoLogoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a513ec80620fe9a4ff8620677ab6a2a3";

export default node;
