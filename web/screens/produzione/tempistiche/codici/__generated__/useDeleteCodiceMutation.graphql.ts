/**
 * @generated SignedSource<<6c5168ddc1dce3cffa8bc17f849dc2ec>>
 * @relayHash 2c1281c88474918a9a22069d2290d3a2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aaef1dd81917e894546af2c8faa71ee21b9523109791f65525ced72a204332c8

import type { ConcreteRequest } from 'relay-runtime';
export type useDeleteCodiceMutation$variables = {
  pk: number;
};
export type useDeleteCodiceMutation$data = {
  readonly deleteCodiceSerramento: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeleteCodiceMutation = {
  response: useDeleteCodiceMutation$data;
  variables: useDeleteCodiceMutation$variables;
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
    "name": "useDeleteCodiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCodiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aaef1dd81917e894546af2c8faa71ee21b9523109791f65525ced72a204332c8",
    "metadata": {},
    "name": "useDeleteCodiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b73e2ea11cdf77debff9ebd45b8403dd";

export default node;
