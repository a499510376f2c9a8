/**
 * @generated SignedSource<<e0d0c3bc54b0cb7d5cf4bf821c15f489>>
 * @relayHash 331d0e8c908440cfbacda14070a3e941
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 992b862f24f296104baa1db494a535cd7c5fc54990cbc85c37fcc13c7bc141c6

import type { ConcreteRequest } from 'relay-runtime';
export type GiornoDialogEliminaMutation$variables = {
  pk: number;
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
    "id": "992b862f24f296104baa1db494a535cd7c5fc54990cbc85c37fcc13c7bc141c6",
    "metadata": {},
    "name": "GiornoDialogEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f082d73547c210dbff09ee4645cf4573";

export default node;
