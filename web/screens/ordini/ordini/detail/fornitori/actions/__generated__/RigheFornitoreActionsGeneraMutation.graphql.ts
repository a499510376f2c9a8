/**
 * @generated SignedSource<<e4e9ee2f25483ef8507c7ef789beede9>>
 * @relayHash 3bc5b07508290ebc90180ca2181347ee
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f9bf24e761be05211ae309a3d8bac40966ce4ec25e7cc786f275965d34d87ca

import type { ConcreteRequest } from 'relay-runtime';
export type RigheFornitoreActionsGeneraMutation$variables = {
  righe: ReadonlyArray<number>;
};
export type RigheFornitoreActionsGeneraMutation$data = {
  readonly generaOrdiniFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly modifica: number | null;
    readonly ordiniFornitore: ReadonlyArray<number> | null;
  };
};
export type RigheFornitoreActionsGeneraMutation = {
  response: RigheFornitoreActionsGeneraMutation$data;
  variables: RigheFornitoreActionsGeneraMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "righe"
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
            "name": "righe",
            "variableName": "righe"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "GeneraOrdiniFornitorePayload",
    "kind": "LinkedField",
    "name": "generaOrdiniFornitore",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordiniFornitore",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "modifica",
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
    "name": "RigheFornitoreActionsGeneraMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RigheFornitoreActionsGeneraMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8f9bf24e761be05211ae309a3d8bac40966ce4ec25e7cc786f275965d34d87ca",
    "metadata": {},
    "name": "RigheFornitoreActionsGeneraMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e0dfb472fa03a2ef648104a2a189cc4";

export default node;
