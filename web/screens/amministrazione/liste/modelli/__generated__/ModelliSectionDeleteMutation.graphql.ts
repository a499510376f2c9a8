/**
 * @generated SignedSource<<fe518be52b4c716485c0e36cbd367fd4>>
 * @relayHash 8667adee5be17e84f8d3f075d3c50768
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0bbab565b423b24311a14260caa40d1793f499ec42e65aeef5da7bbbd81a8bf

import type { ConcreteRequest } from 'relay-runtime';
export type ModelliSectionDeleteMutation$variables = {
  pk: number;
};
export type ModelliSectionDeleteMutation$data = {
  readonly deleteEmailTemplate: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type ModelliSectionDeleteMutation = {
  response: ModelliSectionDeleteMutation$data;
  variables: ModelliSectionDeleteMutation$variables;
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
    "concreteType": "DeleteEmailTemplatePayload",
    "kind": "LinkedField",
    "name": "deleteEmailTemplate",
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
    "name": "ModelliSectionDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ModelliSectionDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d0bbab565b423b24311a14260caa40d1793f499ec42e65aeef5da7bbbd81a8bf",
    "metadata": {},
    "name": "ModelliSectionDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8ee9b819fc9223070a180f6d6ddcc75b";

export default node;
