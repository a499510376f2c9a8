/**
 * @generated SignedSource<<167ff81e23c6d267aaa382a4eff9dcef>>
 * @relayHash a9a01316a7860dfdbb6d1d04631f5109
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6323ebe076d48f723c55a5f96623ec898e80edbe9f48e40fd914c47a5b07f7a6

import type { ConcreteRequest } from 'relay-runtime';
export type PrintDialogCancelMutation$variables = {
  pk: number;
};
export type PrintDialogCancelMutation$data = {
  readonly annullaJob: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type PrintDialogCancelMutation = {
  response: PrintDialogCancelMutation$data;
  variables: PrintDialogCancelMutation$variables;
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
    "concreteType": "AnnullaJobPayload",
    "kind": "LinkedField",
    "name": "annullaJob",
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
    "name": "PrintDialogCancelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrintDialogCancelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6323ebe076d48f723c55a5f96623ec898e80edbe9f48e40fd914c47a5b07f7a6",
    "metadata": {},
    "name": "PrintDialogCancelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c1bef486862a3791ce3dcf1090ccbaa0";

export default node;
