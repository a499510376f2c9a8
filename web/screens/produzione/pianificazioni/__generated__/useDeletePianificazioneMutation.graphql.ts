/**
 * @generated SignedSource<<f36b689859a1c2f9fe761955954980e6>>
 * @relayHash 1dd2eed1d0192048ceae52c33b9d0697
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d3b2f8bd4179006b8d5ac7e7b8f6a5e25ab686a05ae5b9dcacdf1a8c572bf8f

import type { ConcreteRequest } from 'relay-runtime';
export type useDeletePianificazioneMutation$variables = {
  pk: number;
};
export type useDeletePianificazioneMutation$data = {
  readonly deleteAnalisiPostazione: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useDeletePianificazioneMutation = {
  response: useDeletePianificazioneMutation$data;
  variables: useDeletePianificazioneMutation$variables;
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
    "concreteType": "DeleteAnalisiPostazionePayload",
    "kind": "LinkedField",
    "name": "deleteAnalisiPostazione",
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
    "name": "useDeletePianificazioneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeletePianificazioneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7d3b2f8bd4179006b8d5ac7e7b8f6a5e25ab686a05ae5b9dcacdf1a8c572bf8f",
    "metadata": {},
    "name": "useDeletePianificazioneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b1cf139954f83fda88c8acb50ceeb91a";

export default node;
