/**
 * @generated SignedSource<<818abc85483a1342d73b3a95ae6017de>>
 * @relayHash 7aa5bd70831c82a98e6cf81e25fc7f27
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 962d54ae2bfd52548d5bbc01579a3a76470a0ee79f04a820d1a654b720eb5b08

import type { ConcreteRequest } from 'relay-runtime';
export type FileDialogsMutation$variables = {
  pk: number;
};
export type FileDialogsMutation$data = {
  readonly deleteDocumentoCartella: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type FileDialogsMutation = {
  response: FileDialogsMutation$data;
  variables: FileDialogsMutation$variables;
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
    "concreteType": "DeleteDocumentoCartellaPayload",
    "kind": "LinkedField",
    "name": "deleteDocumentoCartella",
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
    "name": "FileDialogsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FileDialogsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "962d54ae2bfd52548d5bbc01579a3a76470a0ee79f04a820d1a654b720eb5b08",
    "metadata": {},
    "name": "FileDialogsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0cac6d661db4997b704a917992d28095";

export default node;
