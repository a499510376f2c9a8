/**
 * @generated SignedSource<<abbc670bdf9ccde0b5cb775bbda868cd>>
 * @relayHash d51c67685cac3eeec913ea583acf2b06
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4ab8a20462bd241c0b2e6cb8c7347ea7fca9f49d730c885653c398e8b12eb9b

import type { ConcreteRequest } from 'relay-runtime';
export type AzioniRigheGeneraMutation$variables = {
  righe: ReadonlyArray<number>;
};
export type AzioniRigheGeneraMutation$data = {
  readonly generaOrdiniFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly ordiniFornitore: ReadonlyArray<number> | null;
  };
};
export type AzioniRigheGeneraMutation = {
  response: AzioniRigheGeneraMutation$data;
  variables: AzioniRigheGeneraMutation$variables;
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
    "name": "AzioniRigheGeneraMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AzioniRigheGeneraMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d4ab8a20462bd241c0b2e6cb8c7347ea7fca9f49d730c885653c398e8b12eb9b",
    "metadata": {},
    "name": "AzioniRigheGeneraMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3d0fefc08bcc814e4c51b9c4e26e11cf";

export default node;
