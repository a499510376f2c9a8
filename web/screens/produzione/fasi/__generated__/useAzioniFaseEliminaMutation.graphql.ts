/**
 * @generated SignedSource<<d7cd3eb0bb9aacf3779832b68349df91>>
 * @relayHash d5638d09a271e77d70a0ba2c17fc6f2b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d63b71660ff94e1d0cb3e990d07cc2357d275d5251dd62703901f202ab8db7e6

import type { ConcreteRequest } from 'relay-runtime';
export type useAzioniFaseEliminaMutation$variables = {
  pk: number;
};
export type useAzioniFaseEliminaMutation$data = {
  readonly deleteFase: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useAzioniFaseEliminaMutation = {
  response: useAzioniFaseEliminaMutation$data;
  variables: useAzioniFaseEliminaMutation$variables;
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
    "name": "useAzioniFaseEliminaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAzioniFaseEliminaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d63b71660ff94e1d0cb3e990d07cc2357d275d5251dd62703901f202ab8db7e6",
    "metadata": {},
    "name": "useAzioniFaseEliminaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fdb63a4a77e0c2b59d2276d632db534c";

export default node;
