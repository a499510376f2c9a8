/**
 * @generated SignedSource<<13d3d2ec3c5d7f5056457c4e43add757>>
 * @relayHash f401744b4102ea788cbf9353b81316b6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62e0c160d8782312429fb7ea8f16767a43344546607784f33c675bb9b1534510

import type { ConcreteRequest } from 'relay-runtime';
export type useEliminaCodiceMutation$variables = {
  pk: number;
};
export type useEliminaCodiceMutation$data = {
  readonly deleteCodiceSerramento: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type useEliminaCodiceMutation = {
  response: useEliminaCodiceMutation$data;
  variables: useEliminaCodiceMutation$variables;
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
    "concreteType": "DeleteCodiceSerramentoPayload",
    "kind": "LinkedField",
    "name": "deleteCodiceSerramento",
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
    "name": "useEliminaCodiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEliminaCodiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "62e0c160d8782312429fb7ea8f16767a43344546607784f33c675bb9b1534510",
    "metadata": {},
    "name": "useEliminaCodiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1cd3caac13afe848916f75a04b25597a";

export default node;
