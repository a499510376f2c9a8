/**
 * @generated SignedSource<<9793b6c192611d76df30bd77d865484d>>
 * @relayHash 6e01b5cc09776b0becf27b8bb1643b2a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c3a0c9998ba262e25b53f79cc9e4f3a2812299d138e9875faad595b675678e9

import type { ConcreteRequest } from 'relay-runtime';
export type AperturePageDeleteMutation$variables = {
  pk: number;
};
export type AperturePageDeleteMutation$data = {
  readonly deleteTipoApertura: {
    readonly deletedId: string | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type AperturePageDeleteMutation = {
  response: AperturePageDeleteMutation$data;
  variables: AperturePageDeleteMutation$variables;
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
    "concreteType": "DeleteTipoAperturaPayload",
    "kind": "LinkedField",
    "name": "deleteTipoApertura",
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
    "name": "AperturePageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AperturePageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0c3a0c9998ba262e25b53f79cc9e4f3a2812299d138e9875faad595b675678e9",
    "metadata": {},
    "name": "AperturePageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1cd78761db1a559015ad4a711594e389";

export default node;
