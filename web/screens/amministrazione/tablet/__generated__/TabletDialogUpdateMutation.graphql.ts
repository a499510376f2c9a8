/**
 * @generated SignedSource<<68b80adcec73adc4e9cf40960e6aeafa>>
 * @relayHash c84afd51fb30593780e1bb267f6cb02c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b846d1039f5faf67265463aa64f907b4fd326ea3c16a7677e5aeca6ac71eda3a

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateTabletInput = {
  minutiInattivita: number;
  nome: string;
  pk: number;
  reparti?: ReadonlyArray<string> | null;
  versione?: number | null;
};
export type TabletDialogUpdateMutation$variables = {
  input: UpdateTabletInput;
};
export type TabletDialogUpdateMutation$data = {
  readonly updateTablet: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly tablet: {
      readonly pk: number;
    } | null;
  };
};
export type TabletDialogUpdateMutation = {
  response: TabletDialogUpdateMutation$data;
  variables: TabletDialogUpdateMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateTabletPayload",
    "kind": "LinkedField",
    "name": "updateTablet",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TabletOfficina",
        "kind": "LinkedField",
        "name": "tablet",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
            "storageKey": null
          }
        ],
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
    "name": "TabletDialogUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TabletDialogUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b846d1039f5faf67265463aa64f907b4fd326ea3c16a7677e5aeca6ac71eda3a",
    "metadata": {},
    "name": "TabletDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f26d4e3ef126196bd5729611eb04f7d9";

export default node;
