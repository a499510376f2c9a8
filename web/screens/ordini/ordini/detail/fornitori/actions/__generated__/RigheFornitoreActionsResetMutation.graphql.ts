/**
 * @generated SignedSource<<2042150b45318ad9fb63d1bbe731ed35>>
 * @relayHash 047eaf33cfd133fec7bce4da7a0a05d0
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83d11f4e44c626b65542544526c4c22c63d9507a9a87fc1e8aeeaa2ee3bb83ed

import type { ConcreteRequest } from 'relay-runtime';
export type RigheFornitoreActionsResetMutation$variables = {
  righe: ReadonlyArray<number>;
};
export type RigheFornitoreActionsResetMutation$data = {
  readonly resetRigheOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type RigheFornitoreActionsResetMutation = {
  response: RigheFornitoreActionsResetMutation$data;
  variables: RigheFornitoreActionsResetMutation$variables;
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
    "concreteType": "ResetRigheOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "resetRigheOrdineFornitore",
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
    "name": "RigheFornitoreActionsResetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RigheFornitoreActionsResetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "83d11f4e44c626b65542544526c4c22c63d9507a9a87fc1e8aeeaa2ee3bb83ed",
    "metadata": {},
    "name": "RigheFornitoreActionsResetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17a08828e26433bf97afb7f46512f1d5";

export default node;
