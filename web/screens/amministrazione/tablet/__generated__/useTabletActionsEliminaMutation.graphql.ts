/**
 * @generated SignedSource<<10b1b9687ece72bc2f3105e51fd3f196>>
 * @relayHash ada7dd370362fb07bde7e9b428dfc30e
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45826f7b6adda6a3d17c6a19f3bcac866c89094fb127b0b7805acb3fcf4c8100

import type { ConcreteRequest } from 'relay-runtime';
export type useTabletActionsEliminaMutation$variables = {
  pk: number;
};
export type useTabletActionsEliminaMutation$data = {
  readonly deleteTablet: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useTabletActionsEliminaMutation = {
  response: useTabletActionsEliminaMutation$data;
  variables: useTabletActionsEliminaMutation$variables;
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
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteTabletPayload",
    "kind": "LinkedField",
    "name": "deleteTablet",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pk",
        "storageKey": null
      },
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
    "name": "useTabletActionsEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTabletActionsEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "45826f7b6adda6a3d17c6a19f3bcac866c89094fb127b0b7805acb3fcf4c8100",
    "metadata": {},
    "name": "useTabletActionsEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "750dbd8e54d16fb5c40b299be0fffe88";

export default node;
