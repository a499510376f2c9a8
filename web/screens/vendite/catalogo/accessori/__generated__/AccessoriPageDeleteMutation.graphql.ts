/**
 * @generated SignedSource<<f3849b66416db5413672a26855f64882>>
 * @relayHash 6ec52a7d5a10d494ab952d6b38b625b5
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4d4dae0ea166c9b9d09c044a60f8238044f85cd14977dccca297ae02081a1a7

import type { ConcreteRequest } from 'relay-runtime';
export type AccessoriPageDeleteMutation$variables = {
  pk: number;
};
export type AccessoriPageDeleteMutation$data = {
  readonly deleteAccessorio: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type AccessoriPageDeleteMutation = {
  response: AccessoriPageDeleteMutation$data;
  variables: AccessoriPageDeleteMutation$variables;
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
    "concreteType": "DeleteAccessorioPayload",
    "kind": "LinkedField",
    "name": "deleteAccessorio",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedId",
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
    "name": "AccessoriPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AccessoriPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f4d4dae0ea166c9b9d09c044a60f8238044f85cd14977dccca297ae02081a1a7",
    "metadata": {},
    "name": "AccessoriPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a0c3d3ac7f8ce54b219964c77a510ac0";

export default node;
