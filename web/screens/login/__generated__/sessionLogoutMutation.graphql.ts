/**
 * @generated SignedSource<<6aecb8a5249663f38122035f9b54eaca>>
 * @relayHash 999eb22744df47dde1e4adba16effc62
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e6653b847764f32a19a4f95bb5b108bcbdc2633445d9706bb5d0b90754c2aee

import type { ConcreteRequest } from 'relay-runtime';
export type sessionLogoutMutation$variables = Record<PropertyKey, never>;
export type sessionLogoutMutation$data = {
  readonly logout: {
    readonly fatto: boolean;
  };
};
export type sessionLogoutMutation = {
  response: sessionLogoutMutation$data;
  variables: sessionLogoutMutation$variables;
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
    "name": "sessionLogoutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "sessionLogoutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1e6653b847764f32a19a4f95bb5b108bcbdc2633445d9706bb5d0b90754c2aee",
    "metadata": {},
    "name": "sessionLogoutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a27c0a63e84eed5bb02a4ec19ff41e8a";

export default node;
