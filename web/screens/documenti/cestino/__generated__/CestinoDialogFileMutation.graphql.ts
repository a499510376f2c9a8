/**
 * @generated SignedSource<<356a5475ef4796282633d284fe0cda26>>
 * @relayHash 4be7ca441ed4412dfcc74ac9f07327ef
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 346005ea29583ca421d8173c6794a089a46e727b50b616bed974ab5dbc605279

import type { ConcreteRequest } from 'relay-runtime';
export type CestinoDialogFileMutation$variables = {
  pk: number;
};
export type CestinoDialogFileMutation$data = {
  readonly ripristinaDocumentoCartella: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type CestinoDialogFileMutation = {
  response: CestinoDialogFileMutation$data;
  variables: CestinoDialogFileMutation$variables;
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
    "concreteType": "RipristinaDocumentoCartellaPayload",
    "kind": "LinkedField",
    "name": "ripristinaDocumentoCartella",
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
    "name": "CestinoDialogFileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CestinoDialogFileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "346005ea29583ca421d8173c6794a089a46e727b50b616bed974ab5dbc605279",
    "metadata": {},
    "name": "CestinoDialogFileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "73f6d6a0a9c80868807ac4d3b4819b81";

export default node;
