/**
 * @generated SignedSource<<d3532ae097c0d55c7822d7042e017e69>>
 * @relayHash bd46f087badd98f2572f4bfc934e8a29
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4752141ab8ba20f8cee5460ea0ade09b86970624916e10731a89e227c18afbfc

import type { ConcreteRequest } from 'relay-runtime';
export type MarcaturaCeTabDeleteMutation$variables = {
  pk: number;
};
export type MarcaturaCeTabDeleteMutation$data = {
  readonly deleteControlloOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type MarcaturaCeTabDeleteMutation = {
  response: MarcaturaCeTabDeleteMutation$data;
  variables: MarcaturaCeTabDeleteMutation$variables;
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
    "concreteType": "DeleteControlloOrdinePayload",
    "kind": "LinkedField",
    "name": "deleteControlloOrdine",
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
    "name": "MarcaturaCeTabDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarcaturaCeTabDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4752141ab8ba20f8cee5460ea0ade09b86970624916e10731a89e227c18afbfc",
    "metadata": {},
    "name": "MarcaturaCeTabDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6c12b9e90d5f339db680383083dd3b16";

export default node;
