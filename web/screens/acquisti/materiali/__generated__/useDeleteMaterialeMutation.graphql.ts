/**
 * @generated SignedSource<<7eca353275d736d997b808a38a114b95>>
 * @relayHash c868be5720d5f6ceb1716b0b218bffcd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dab444aad616bd486564b3f023e567d9a4691bc39c7291779d2815b778d366b

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteMaterialeMutation$variables = {
  materiale: string;
};
export type useDeleteMaterialeMutation$data = {
  readonly deleteMateriale: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeleteMaterialeMutation = {
  response: useDeleteMaterialeMutation$data;
  variables: useDeleteMaterialeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "materiale"
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
            "name": "materiale",
            "variableName": "materiale"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteMaterialePayload",
    "kind": "LinkedField",
    "name": "deleteMateriale",
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
    "name": "useDeleteMaterialeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteMaterialeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0dab444aad616bd486564b3f023e567d9a4691bc39c7291779d2815b778d366b",
    "metadata": {},
    "name": "useDeleteMaterialeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "560c1adb08e53051438593a081a68a5e";

export default node;
