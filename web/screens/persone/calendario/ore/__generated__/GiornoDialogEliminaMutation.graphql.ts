/**
 * @generated SignedSource<<8b25047e549e2fdcb3f5dea46f017c78>>
 * @relayHash ab46ddd1b2e98bc01c54d764535cabde
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 039efa0e58a9002c545e28f7b0a63ded3dcf5711842fda436cba381f8d670d1e

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteOreLavorativeInput = {
  pk: number;
};
export type GiornoDialogEliminaMutation$variables = {
  input: DeleteOreLavorativeInput;
};
export type GiornoDialogEliminaMutation$data = {
  readonly deleteOreLavorative: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type GiornoDialogEliminaMutation = {
  response: GiornoDialogEliminaMutation$data;
  variables: GiornoDialogEliminaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteOreLavorativePayload",
    "kind": "LinkedField",
    "name": "deleteOreLavorative",
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
    "name": "GiornoDialogEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GiornoDialogEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "039efa0e58a9002c545e28f7b0a63ded3dcf5711842fda436cba381f8d670d1e",
    "metadata": {},
    "name": "GiornoDialogEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6ac54303b535e73eb5e39a4bdab46669";

export default node;
