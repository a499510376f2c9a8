/**
 * @generated SignedSource<<fa4379ca5c478e5de1c6c64bd3584da1>>
 * @relayHash 7cbd0475fddd469264a2a4e9e075f771
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97451cc4ef050aba5eb380dc4c6fed323fafd63d8252efdd64e6f89df5b35126

import type { ConcreteRequest } from 'relay-runtime';
export type CreateOreLavorativeInput = {
  giorno: string;
  oreLavorativeBanchi: number;
  oreLavorativeMacchine: number;
};
export type DayDialogCreaMutation$variables = {
  input: CreateOreLavorativeInput;
};
export type DayDialogCreaMutation$data = {
  readonly createOreLavorative: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly oreLavorative: {
      readonly pk: number;
    } | null;
  };
};
export type DayDialogCreaMutation = {
  response: DayDialogCreaMutation$data;
  variables: DayDialogCreaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DayDialogCreaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOreLavorativePayload",
        "kind": "LinkedField",
        "name": "createOreLavorative",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OreLavorative",
            "kind": "LinkedField",
            "name": "oreLavorative",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DayDialogCreaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOreLavorativePayload",
        "kind": "LinkedField",
        "name": "createOreLavorative",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OreLavorative",
            "kind": "LinkedField",
            "name": "oreLavorative",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "97451cc4ef050aba5eb380dc4c6fed323fafd63d8252efdd64e6f89df5b35126",
    "metadata": {},
    "name": "DayDialogCreaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3057222588028e2cebfe0c38da491c14";

export default node;
