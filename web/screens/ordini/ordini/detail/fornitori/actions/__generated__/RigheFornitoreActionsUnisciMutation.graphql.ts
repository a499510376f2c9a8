/**
 * @generated SignedSource<<21d3fe8f3b4d892b45af9b8513e98984>>
 * @relayHash 2f99f6012d7fbf89917dc2eefccaf044
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2efc6d221bfc8c581be515cc9d2d53b0a3a8dc63eecb6107186c7caa9a9109e8

import type { ConcreteRequest } from 'relay-runtime';
export type RigheFornitoreActionsUnisciMutation$variables = {
  righe: ReadonlyArray<number>;
};
export type RigheFornitoreActionsUnisciMutation$data = {
  readonly mergeRigheOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type RigheFornitoreActionsUnisciMutation = {
  response: RigheFornitoreActionsUnisciMutation$data;
  variables: RigheFornitoreActionsUnisciMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "righe"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "righe",
            "variableName": "righe"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "MergeRigheOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "mergeRigheOrdineFornitore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RigheFornitoreActionsUnisciMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RigheFornitoreActionsUnisciMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2efc6d221bfc8c581be515cc9d2d53b0a3a8dc63eecb6107186c7caa9a9109e8",
    "metadata": {},
    "name": "RigheFornitoreActionsUnisciMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "53be6c0cf5849536e52f9e81a9a00644";

export default node;
