/**
 * @generated SignedSource<<1aac57ef523218e25679d8a2693e5798>>
 * @relayHash cc795707d4516ac16205356089d12a9a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1311adb2f7228efc38447116c289fc26db08dda7ca35711143280ab828ba151

import type { ConcreteRequest } from 'relay-runtime';
export type useDeletePersonaMutation$variables = {
  pk: number;
};
export type useDeletePersonaMutation$data = {
  readonly deletePersona: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeletePersonaMutation = {
  response: useDeletePersonaMutation$data;
  variables: useDeletePersonaMutation$variables;
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
    "concreteType": "DeletePersonaPayload",
    "kind": "LinkedField",
    "name": "deletePersona",
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
    "name": "useDeletePersonaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeletePersonaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c1311adb2f7228efc38447116c289fc26db08dda7ca35711143280ab828ba151",
    "metadata": {},
    "name": "useDeletePersonaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2d22b58a985ed0fc44765063bad7df79";

export default node;
