/**
 * @generated SignedSource<<cf9ced621588f2360e39d90434c8cf24>>
 * @relayHash ed7ea3bf343637a08b025db59fbe85aa
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e87ecdbb3fb9d01c80d7efab9e22abe3a3da5262ca1722f42f7def3d6b9eeafa

import type { ConcreteRequest } from 'relay-runtime';
export type LiveWorkPreventiviSubscription$variables = {
  dopo?: string | null;
};
export type LiveWorkPreventiviSubscription$data = {
  readonly preventivoAggiornato: {
    readonly evento: string;
  };
};
export type LiveWorkPreventiviSubscription = {
  response: LiveWorkPreventiviSubscription$data;
  variables: LiveWorkPreventiviSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "dopo"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "dopo",
        "variableName": "dopo"
      }
    ],
    "concreteType": "PreventivoAggiornato",
    "kind": "LinkedField",
    "name": "preventivoAggiornato",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "evento",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LiveWorkPreventiviSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LiveWorkPreventiviSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e87ecdbb3fb9d01c80d7efab9e22abe3a3da5262ca1722f42f7def3d6b9eeafa",
    "metadata": {},
    "name": "LiveWorkPreventiviSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "1be43ac3ca28ef0f73dbbd1a8d598046";

export default node;
