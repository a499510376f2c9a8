/**
 * @generated SignedSource<<25614db09f36906cb4040be7671d3929>>
 * @relayHash d21c4ec2f1a8a0d9b93b6707e23598ff
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6adbe3045919ebeeb7a5254b3817120920946f087b676bf6e2cd43e17befa067

import type { ConcreteRequest } from 'relay-runtime';
export type useFaseActionsEliminaMutation$variables = {
  pk: number;
};
export type useFaseActionsEliminaMutation$data = {
  readonly deleteFase: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useFaseActionsEliminaMutation = {
  response: useFaseActionsEliminaMutation$data;
  variables: useFaseActionsEliminaMutation$variables;
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
    "concreteType": "DeleteFasePayload",
    "kind": "LinkedField",
    "name": "deleteFase",
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
    "name": "useFaseActionsEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFaseActionsEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6adbe3045919ebeeb7a5254b3817120920946f087b676bf6e2cd43e17befa067",
    "metadata": {},
    "name": "useFaseActionsEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "78c7609739bce6e521f3b8d306d76ba2";

export default node;
